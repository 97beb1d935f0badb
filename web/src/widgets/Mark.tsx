// The sign of the house: a headframe over a paper-cut hill.
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="mark-hill" d="M2 27 11 15l4 4 6-9 9 17z" />
      <path class="mark-frame" d="M10 27 15 7h2l5 20M12 20h8M13 14h6" />
      <circle class="mark-wheel" cx="16" cy="6" r="4" />
    </svg>
  );
}
