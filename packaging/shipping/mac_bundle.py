"""Entries of the app for macOS: its files, its links, its languages."""

from typing import Any

from shipping.frozen import APP_ID, LANGUAGES, version

DOCUMENT = f"{APP_ID}.document"


def info() -> dict[str, Any]:
    """Return the entries of Info.plist that PyInstaller does not make itself."""
    return {
        "CFBundleExecutable": "metamaker-window",
        "CFBundleDisplayName": "MetaMaker",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "MetaMaker document",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT],
            },
            {
                "CFBundleTypeName": "Print, picture or text with a fleet",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": ["public.json", "com.adobe.pdf", "public.png", "public.plain-text"],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT,
                "UTTypeDescription": "MetaMaker document",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["metamaker"],
                    "public.mime-type": ["application/x-metamaker+json"],
                },
            }
        ],
        "CFBundleURLTypes": [{"CFBundleURLName": APP_ID, "CFBundleTypeRole": "Viewer", "CFBundleURLSchemes": ["metamaker"]}],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
    }
