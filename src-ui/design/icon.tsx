import styles from './icon.module.css'

const drawings = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 13l4 4L19 7',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  bag: 'M5 8h14l-1 12H6L5 8zM9 8V7a3 3 0 016 0v1',
  pin: 'M12 21s7-6.1 7-11.5a7 7 0 10-14 0C5 14.9 12 21 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2',
  phone: 'M6 3h3l2 5-2.5 1.8a11 11 0 005.7 5.7L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z',
  alert: 'M12 4l9 16H3L12 4zM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5M12 8h.01',
  leaf: 'M5 19c0-9 6-14 15-14 0 9-5 15-13 14M5 19l8-8',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21a8 8 0 0116 0',
  card: 'M3 6h18v12H3zM3 10h18',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  edit: 'M4 20h4L19 9l-4-4L4 16v4z',
} as const

export type IconName = keyof typeof drawings

/** Decorative. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  const pointing = name === 'back' || name === 'forward' ? ` ${styles.pointing}` : ''
  return (
    <svg
      className={`${styles.icon}${small ? ` ${styles.small}` : ''}${pointing}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
