import styles from './menu-layout.module.css'

/** How the menu page is laid out: a name, and what it is made of (MENU-19). */
export interface MenuLayout {
  readonly name: 'Type1' | 'Type2' | 'Type3'
  /** The drawing of a card, and how many stand beside each other. */
  readonly cards: string
  /** Where the categories are on a wide screen. */
  readonly categories: 'beside' | 'above'
  /** In CSS pixels, so that the browser fetches no more than it shows. */
  readonly pictureSizes: string
}

const plates: MenuLayout = {
  name: 'Type1',
  cards: `${styles.cards} ${styles.plates}`,
  categories: 'beside',
  pictureSizes: '(min-width:48rem)260px,116px',
}

const rows: MenuLayout = {
  name: 'Type2',
  cards: `${styles.cards} ${styles.rows}`,
  categories: 'beside',
  pictureSizes: '(min-width:48rem)120px,88px',
}

const lines: MenuLayout = {
  name: 'Type3',
  cards: `${styles.cards} ${styles.lines}`,
  categories: 'above',
  pictureSizes: '56px',
}

const layouts: Readonly<Record<string, MenuLayout | undefined>> = { Type1: plates, Type2: rows, Type3: lines }

/** A name that nobody drew is Type1. */
export function menuLayout(name: string): MenuLayout {
  return layouts[name] ?? plates
}

export function menuTypes(): readonly string[] {
  return Object.keys(layouts)
}
