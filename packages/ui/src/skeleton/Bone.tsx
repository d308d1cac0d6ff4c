import { assignInlineVars } from "@vanilla-extract/dynamic";
import * as styles from "./bone.css";

/** Stands for a word in the skeleton of a component, which has the component's own styles. */
export const Bone = ({ width }: { width: `${number}rem` | `${number}%` }) => (
  <span className={styles.bone} style={assignInlineVars({ [styles.width]: width })} />
);
