// Which board belongs to which game; each is loaded when a table of it is opened.
import type { ComponentType } from "preact";
import type { BoardProps } from "../board/atoms/Target";
import { PlainBoard } from "../board/PlainBoard";

export function boardOf(_game: string): ComponentType<BoardProps<unknown>> {
  return PlainBoard;
}
