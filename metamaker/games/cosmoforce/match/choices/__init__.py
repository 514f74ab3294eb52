"""The possible answers to a decision as a short list, each with its expected result and ways to change it."""
