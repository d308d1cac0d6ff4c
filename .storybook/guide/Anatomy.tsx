import { useState } from "react";
import type { ComponentGuide } from "../../packages/ui/src/foundations/guide";
import { settledHeight } from "../overview/settled";
import * as styles from "./guide.css";
import { showPopovers } from "./showPopovers";
import { formatDistance, measure, type Box, type MeasuredPart } from "./measure";

const windowSize = { width: 720, height: 480 };
/** Space around the component for the numbers, on screen. */
const margin = 40;
const largest = { width: 880, height: 520, scale: 2.5 };
const tallest = 1200;
const markerDistance = 24;

function areaOf(parts: readonly MeasuredPart[]): Box {
  const x = Math.min(...parts.map(({ box }) => box.x));
  const y = Math.min(...parts.map(({ box }) => box.y));
  const width = Math.max(...parts.map(({ box }) => box.x + box.width)) - x;
  const height = Math.max(...parts.map(({ box }) => box.y + box.height)) - y;
  return { x, y, width, height };
}

type Edge = "top" | "right" | "bottom" | "left";

interface Marker {
  number: number;
  x: number;
  y: number;
  target: { x: number; y: number };
}

/** The area's edge that is nearest to a part. */
function nearestEdge({ x, y, width, height }: Box, area: Box): Edge {
  const distances: [Edge, number][] = [
    ["top", y - area.y],
    ["left", x - area.x],
    ["bottom", area.y + area.height - y - height],
    ["right", area.x + area.width - x - width],
  ];
  return distances.toSorted((one, other) => one[1] - other[1])[0]?.[0] ?? "top";
}

/** Numbers around the component, at least a diameter apart. `boxes` are in screen pixels. */
function markersOf(boxes: readonly Box[], area: Box): Marker[] {
  const inMargin = margin / 2;
  const edges = boxes.map((box, index) => ({ index, box, edge: nearestEdge(box, area) }));
  return (["top", "right", "bottom", "left"] as const).flatMap((edge) => {
    const isRow = edge === "top" || edge === "bottom";
    let last = Number.NEGATIVE_INFINITY;
    return edges
      .filter((each) => each.edge === edge)
      .map(({ index, box }) => {
        // The component itself is marked at its corner, so that its parts keep the middle.
        const part = index === 0 ? 0.05 : 0.5;
        const x = box.x + box.width * (isRow ? part : 0.5);
        const y = box.y + box.height * (isRow ? 0.5 : part);
        return { index, box, at: isRow ? x : y };
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ index, box, at }) => {
        last = Math.max(at, last + markerDistance);
        const across = {
          top: { y: area.y - inMargin, target: box.y },
          bottom: { y: area.y + area.height + inMargin, target: box.y + box.height },
          left: { y: area.x - inMargin, target: box.x },
          right: { y: area.x + area.width + inMargin, target: box.x + box.width },
        }[edge];
        return isRow
          ? { number: index + 1, x: last, y: across.y, target: { x: at, y: across.target } }
          : { number: index + 1, x: across.y, y: last, target: { x: across.target, y: at } };
      });
  });
}

function Redlines({ parts, scale, area }: { parts: readonly MeasuredPart[]; scale: number; area: Box }) {
  const drawn = (box: Box): Box => ({
    x: (box.x - area.x) * scale + margin,
    y: (box.y - area.y) * scale + margin,
    width: box.width * scale,
    height: box.height * scale,
  });
  const markers = markersOf(
    parts.map(({ box }) => drawn(box)),
    drawn(area),
  );
  return (
    <svg className={styles.overlay} width="100%" height="100%" aria-hidden="true">
      {parts.flatMap(({ name, distances }) =>
        distances.map(({ box, px }, index) => {
          const { x, y, width, height } = drawn(box);
          return (
            <g key={`${name} ${index}`}>
              <rect className={styles.distance} {...{ x, y, width, height }} />
              <text className={styles.distanceText} x={x + width / 2} y={y + height / 2}>
                {Math.round(px * 10) / 10}
              </text>
            </g>
          );
        }),
      )}
      {parts.map(({ name, box }) => (
        <rect key={name} className={styles.outline} {...drawn(box)} />
      ))}
      {markers.map(({ number, x, y, target }) => (
        <g key={number}>
          <line className={styles.leader} x1={x} y1={y} x2={target.x} y2={target.y} />
          <circle className={styles.marker} cx={x} cy={y} r="9" />
          <text className={styles.markerText} x={x} y={y}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface AnatomyProps {
  anatomy: ComponentGuide["anatomy"];
  source: string;
}

/** A story with its parts numbered and its distances drawn, measured from what the browser rendered. */
export function Anatomy({ anatomy, source }: AnatomyProps) {
  const [height, setHeight] = useState(windowSize.height);
  const [parts, setParts] = useState<readonly MeasuredPart[]>([]);
  async function read(iframe: HTMLIFrameElement) {
    const settled = Math.min(Math.max(await settledHeight(iframe), windowSize.height), tallest);
    setHeight(settled);
    iframe.style.blockSize = `${settled}px`;
    await showPopovers(iframe, anatomy.parts);
    const root = iframe.contentDocument?.querySelector("#storybook-root");
    if (root) setParts(measure(root, anatomy.parts));
  }
  const area = parts.length > 0 ? areaOf(parts) : { x: 0, y: 0, ...windowSize };
  const scale = Math.min(
    largest.scale,
    (largest.width - 2 * margin) / area.width,
    Math.max(1, (largest.height - 2 * margin) / area.height),
  );
  return (
    <>
      <div
        className={styles.specimen}
        style={{
          inlineSize: area.width * scale + 2 * margin,
          blockSize: area.height * scale + 2 * margin,
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook. */}
        <iframe
          key={source}
          className={styles.frame}
          title="Anatomy"
          src={source}
          inert
          tabIndex={-1}
          onLoad={({ currentTarget }) => void read(currentTarget)}
          style={{
            inlineSize: anatomy.width ?? windowSize.width,
            blockSize: height,
            transform: `translate(${margin - area.x * scale}px, ${margin - area.y * scale}px) scale(${scale})`,
          }}
        />
        <Redlines parts={parts} scale={scale} area={area} />
      </div>
      <table className={styles.table} data-anatomy="">
        <thead>
          <tr>
            {["", "Part", "Size", "Padding", "Gap"].map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, box, padding, gaps }, index) => (
            <tr key={name}>
              <td className={styles.cell}>{index + 1}</td>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={styles.cell}>
                {Math.round(box.width)} × {Math.round(box.height)}
              </td>
              <td className={styles.cell}>{padding.map(formatDistance).join(" ") || "–"}</td>
              <td className={styles.cell}>{gaps.map(formatDistance).join(", ") || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
