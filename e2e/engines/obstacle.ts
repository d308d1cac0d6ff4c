import { isOptional } from "../harness/missing";
import type { Engine } from "./driver";

/**
 * Why an engine can't run here, if it can't. An installed browser may still not start, as in some containers.
 * In CI that is a failure.
 */
export async function findObstacle(engine: Engine): Promise<string | undefined> {
  if (engine.missing !== undefined && isOptional) return engine.missing;
  try {
    const driver = await engine.launch();
    await driver.close();
    return undefined;
  } catch (error) {
    if (!isOptional) throw error;
    console.warn(`${engine.name} is skipped: it doesn't start here. ${String(error)}`);
    return "doesn't start";
  }
}
