import type { BoardState } from '../../src-domain/kitchen/board-state.ts'
import { Icon } from '../design/icon.tsx'
import styles from './connection-bar.module.css'
import { type BoardWords, clockTime } from './order-words.ts'

/** Shows since when the board is offline, and how many changes wait to be sent. */
export function ConnectionBar({ state, words }: { readonly state: BoardState; readonly words: BoardWords }) {
  const { orders, offlineSince, pending } = state
  const { staff } = words
  const offline =
    offlineSince === undefined
      ? undefined
      : (orders === undefined ? staff.offlineEmpty : staff.offlineSince)({ time: clockTime(words, offlineSince) })
  return (
    <div role="alert">
      {offline === undefined ? null : (
        <p className={styles.bar}>
          <Icon name="alert" small />
          <span>{offline}</span>
          {pending.length === 0 ? null : <strong>{staff.pendingCount({ count: pending.length })}</strong>}
        </p>
      )}
    </div>
  )
}
