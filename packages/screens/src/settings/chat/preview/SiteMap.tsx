import type { WidgetPreview } from "@understudy/model";
import { desktopPage, map } from "./MockSite.css";

const launcher = { radius: 28, drawn: 52 };

/** Where the launcher is on the whole page. */
export function SiteMap({ widget: { side, offsetX, offsetY, color } }: { widget: WidgetPreview }) {
  const { width, height } = desktopPage;
  const x = offsetX + launcher.radius;
  return (
    <svg className={map} viewBox={`0 0 ${width} ${height}`}>
      <circle
        cx={side === "left" ? x : width - x}
        cy={height - offsetY - launcher.radius}
        r={launcher.drawn}
        fill={color}
      />
    </svg>
  );
}
