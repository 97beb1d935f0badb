// Everything about evenings, boards and weeks comes together, when somebody first goes there.
export { Boards } from "./Boards";
export { Evening } from "./Evening";
export { Evenings } from "./Evenings";
export { NewEvening } from "./NewEvening";
export { Week } from "./Week";
