import styles from './menu-layout.module.css'

/** Layout by name (MENU-19). */
export interface MenuLayout {
  readonly name: 'Type1' | 'Type2' | 'Type3'
  readonly cards: string
  /** Position of the categories on wide screens. */
  readonly categories: 'beside' | 'above'
  /** `sizes` attribute, so that the browser loads no larger picture than needed. */
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

/** Unknown names use Type1. */
export function menuLayout(name: string): MenuLayout {
  return layouts[name] ?? plates
}

export function menuTypes(): readonly string[] {
  return Object.keys(layouts)
}
