"""All tests of Pithead."""
