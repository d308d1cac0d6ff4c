import { Bone, Card, cx } from "@understudy/ui";
import * as score from "./score.css";
import * as styles from "./ScoreSkeleton.css";

const steps = 6;

/** A card of steps that are loading: their rings on a line. */
export const ScoreSkeleton = ({ title }: { title: string }) => (
  <Card title={title}>
    {Array.from({ length: steps }, (_, at) => (
      <div key={at} className={styles.step}>
        <span className={cx(score.mark, at > 0 && score.from.reached, at < steps - 1 && score.to.reached)}>
          <span className={score.ring.recorded} />
        </span>
        <Bone width="10rem" />
        <Bone width="7rem" />
      </div>
    ))}
  </Card>
);
