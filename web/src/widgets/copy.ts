// Copying a text: browsers have a clipboard for pages only over HTTPS or on this very machine, and hosts among friends often have neither.

export function copyText(text: string): Promise<void> {
  return navigator.clipboard ? navigator.clipboard.writeText(text) : copySelected(text);
}

/** The old way: a text is put on the page, selected, and copied as if by its reader. */
async function copySelected(text: string): Promise<void> {
  const focused = document.activeElement;
  const place = document.createElement("textarea");
  place.value = text;
  place.className = "hidden";
  place.readOnly = true;
  document.body.append(place);
  place.select();
  const copied = document.execCommand("copy");
  place.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error("copy");
}
