import { cx } from "../theme/cx";
import * as styles from "./Skeleton.css";

export type SkeletonShape = keyof typeof styles.shape;

export type SkeletonProps =
  | { /** A paragraph. */ shape?: undefined }
  | { shape: SkeletonShape; /** The number of shapes. */ count?: number | undefined };

/** A placeholder while content loads, inside a LoadingRegion. */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === undefined) return <Bones shape="line" count={3} ragged />;
  return <Bones shape={props.shape} count={props.count ?? 1} />;
}

function Bones({ shape, count, ragged = false }: { shape: SkeletonShape; count: number; ragged?: boolean }) {
  return (
    <div className={cx(styles.bones, shape !== "row" && styles.apart)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={cx(styles.shape[shape], ragged && styles.paragraph)} />
      ))}
    </div>
  );
}
