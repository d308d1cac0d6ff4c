import type { ReactNode } from "react";
import { exampleTexts } from "../chat-texts";
import { GardenPicture, HarborPicture, LakePicture } from "./pictures";
import * as styles from "./MockSite.css";

interface MockSiteProps {
  name: string;
  /** The widget. */
  children: ReactNode;
}

const rooms = [
  { name: exampleTexts.firstRoom, price: exampleTexts.firstPrice, Picture: GardenPicture },
  { name: exampleTexts.secondRoom, price: exampleTexts.secondPrice, Picture: HarborPicture },
];

/** An example page of the customer's site, as wide as the preview. */
export function MockSite({ name, children }: MockSiteProps) {
  return (
    <div className={styles.site}>
      <div className={styles.page}>
        <div className={styles.top}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.navigation}>
            {exampleTexts.navigation.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </span>
        </div>
        <LakePicture className={styles.picture} />
        <div className={styles.content}>
          <div>
            <p className={styles.heading}>{exampleTexts.heading}</p>
            <p className={styles.lead}>{exampleTexts.lead}</p>
          </div>
          <div className={styles.cards}>
            {rooms.map(({ name: room, price, Picture }) => (
              <div key={room} className={styles.card}>
                <Picture className={styles.cardPicture} />
                <div className={styles.cardText}>
                  <span className={styles.cardName}>{room}</span>
                  <span className={styles.price}>{price}</span>
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.footer}>
          <span>{exampleTexts.address}</span>
          <span>{exampleTexts.phone}</span>
        </div>
      </div>
      <div className={styles.bar}>{exampleTexts.bar}</div>
      {children}
    </div>
  );
}
