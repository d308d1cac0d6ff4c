import { stepCountText } from "@understudy/model";
import * as styles from "./StepCount.css";

/** `4` below the header “Steps”, `4 steps` in a stacked row. */
export function StepCount({ count }: { count: number | null }) {
  const [number, unit] = stepCountText(count).split(" ");
  return (
    <>
      {number}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </>
  );
}
