"""What pip was told about indexes, uv is told too."""

import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).parents[1] / "tools" / "install.py"


@pytest.fixture(scope="module")
def install():
    spec = importlib.util.spec_from_file_location("install", PATH)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("told", "variables"),
    [
        ("", {}),
        ("global.index-url='https://one.example/simple'", {"UV_DEFAULT_INDEX": "https://one.example/simple"}),
        ("global.extra-index-url='\\nfile:///a\\nfile:///b'", {"UV_EXTRA_INDEX_URL": "file:///a file:///b"}),
        ("global.find-links='/a /b'", {"UV_FIND_LINKS": "/a,/b"}),
        ("global.trusted-host='a b'\nglobal.cert='/c d.pem'", {"UV_INSECURE_HOST": "a b", "SSL_CERT_FILE": "/c d.pem"}),
        (":env:.cert='/ours'\nglobal.cert='/theirs'\ninstall.cert='/other'", {"SSL_CERT_FILE": "/ours"}),
        ("global.proxy='http://p:1'\n:env:.default-timeout='180'", {"ALL_PROXY": "http://p:1", "UV_HTTP_TIMEOUT": "180"}),
        ("global.disable-pip-version-check='1'\ndownload.index-url='https://elsewhere.example'\nnonsense", {}),
    ],
)
def test_settings_of_pip_are_told_to_uv(install, told, variables):
    assert install.uv_variables(told) == variables


def test_without_uv_pip_installs(install, monkeypatch, tmp_path, capfd):
    nothing = tmp_path / "nothing.txt"
    nothing.touch()
    monkeypatch.setattr(install, "find_spec", lambda _: None)
    assert install.main([str(nothing)]) == 0
    assert "so pip does it" in capfd.readouterr().err
