export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The side of a cell. Differences in neighboring cells are one region. */
const cell = 24;
/** What is shown around a difference. */
const margin = 24;
const tallest = 400;

/** Marks the cells of a picture in which pixels differ. */
export class DifferingCells {
  private readonly marked = new Set<number>();
  private readonly columns: number;

  constructor(private readonly size: Size) {
    this.columns = Math.ceil(size.width / cell);
  }

  mark(x: number, y: number): void {
    this.marked.add(Math.floor(y / cell) * this.columns + Math.floor(x / cell));
  }

  /** The places that differ, largest first. */
  regions(): Region[] {
    const left = new Set(this.marked);
    const found: { region: Region; cells: number }[] = [];
    for (const start of this.marked) {
      if (!left.delete(start)) continue;
      const cells = [start];
      // Grows while it is walked.
      for (const at of cells) for (const next of this.around(at)) if (left.delete(next)) cells.push(next);
      found.push({ region: this.regionOf(cells), cells: cells.length });
    }
    return found.toSorted((a, b) => b.cells - a.cells).map(({ region }) => region);
  }

  private around(at: number): number[] {
    const column = at % this.columns;
    return [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1]
        .filter((right) => column + right >= 0 && column + right < this.columns)
        .map((right) => at + down * this.columns + right),
    );
  }

  private regionOf(cells: readonly number[]): Region {
    const xs = cells.map((at) => (at % this.columns) * cell);
    const ys = cells.map((at) => Math.floor(at / this.columns) * cell);
    const x = Math.max(0, Math.min(...xs) - margin);
    const y = Math.max(0, Math.min(...ys) - margin);
    const right = Math.min(this.size.width, Math.max(...xs) + cell + margin);
    const bottom = Math.min(this.size.height, Math.max(...ys) + cell + margin, y + tallest);
    return { x, y, width: right - x, height: bottom - y };
  }
}
