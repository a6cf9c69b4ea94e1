import styles from './view.module.css'

/** How a block of a page is set off from it: a bordered panel, a tint, or the dashed edge of a ticket. */
export const viewKinds = ['panel', 'tint', 'ticket'] as const
export type ViewKind = (typeof viewKinds)[number]

/** The classes of a view style (SHELL-03). */
export function viewClass(kind: ViewKind): string {
  return `${styles.view} ${styles[kind]}`
}
