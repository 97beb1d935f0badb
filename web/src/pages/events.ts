// Everything about evenings, boards, weeks and studies comes together, when somebody first goes there.
export { Boards } from "./Boards";
export { Evening } from "./Evening";
export { Evenings } from "./Evenings";
export { NewEvening } from "./NewEvening";
export { SharedStudy } from "./SharedStudy";
export { Studies } from "./Studies";
export { Week } from "./Week";
