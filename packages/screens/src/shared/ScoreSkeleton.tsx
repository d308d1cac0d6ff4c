import { Bone, Card, cx } from "@understudy/ui";
import type { ReactNode } from "react";
import * as score from "./score.css";
import * as styles from "./ScoreSkeleton.css";

const steps = 6;

interface ScoreSkeletonProps {
  title: string;
  actions?: ReactNode;
  variant: keyof typeof styles.step;
}

/** A card of steps that are loading: their rings on a line. */
export const ScoreSkeleton = ({ title, actions, variant }: ScoreSkeletonProps) => (
  <Card title={title} actions={actions}>
    <div className={styles.steps}>
      {Array.from({ length: steps }, (_, at) => (
        <div key={at} className={styles.step[variant]}>
          <span className={cx(score.mark, at > 0 && score.from.reached, at < steps - 1 && score.to.reached)}>
            <span className={score.ring.recorded} />
          </span>
          <Bone width="10rem" />
          <Bone width="7rem" />
        </div>
      ))}
    </div>
  </Card>
);
