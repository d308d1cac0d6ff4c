import { domainHint, environmentLabel, environments, type SiteDomains } from "@understudy/model";
import { truncate } from "@understudy/base";
import * as styles from "./DomainStage.css";

/** More than a browser's bar shows. */
const longestDomain = 200;

/**
 * The sites as browser windows, whose addresses follow the typing: solid where there is a domain, an outline where
 * there is none. Hidden from screen readers: the form has the same values.
 */
export const DomainStage = ({ domains }: { domains: SiteDomains | null }) => (
  <div className={styles.stage} aria-hidden="true">
    {environments.map((environment) => {
      const address = domains?.[environment].trim() ?? "";
      const isUsable = address !== "" && domainHint(address) === null;
      return (
        <div key={environment} className={styles.window[isUsable ? "open" : "blank"]}>
          <div className={styles.bar}>
            <span className={styles.mark[isUsable ? "open" : "blank"]} />
            <span className={styles.address} dir="ltr">
              {truncate(address, longestDomain)}
            </span>
          </div>
          <p className={styles.label}>{environmentLabel(environment)}</p>
        </div>
      );
    })}
  </div>
);
