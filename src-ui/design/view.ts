import styles from './view.module.css'

export const viewKinds = ['panel', 'tint', 'ticket'] as const
export type ViewKind = (typeof viewKinds)[number]

/** View style (SHELL-03). */
export function viewClass(kind: ViewKind): string {
  return `${styles.view} ${styles[kind]}`
}
