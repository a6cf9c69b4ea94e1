import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import type { BoardController } from './board-controller.ts'
import styles from './live-mark.module.css'
import { clockTime } from './order-words.ts'
import { useBoardWords } from './use-board-words.ts'

/** Shows "Live" while the event stream is open, else when the board was last updated. */
export function LiveMark({ controller }: { readonly controller: BoardController }) {
  const words = useWords('staff')
  const board = useBoardWords(controller.location.timeZone)
  const isLive = useStateOf(controller.isLive, (now) => now)
  const heardAt = useStateOf(controller.board, (now) => now.heardAt)
  const isOffline = useStateOf(controller.board, (now) => now.offlineSince !== undefined)
  return (
    <p className={styles.mark}>
      {isOffline || heardAt === undefined ? null : (
        <>
          <span className={isLive ? `${styles.dot} ${styles.live}` : styles.dot} aria-hidden="true" />
          {isLive ? words.live : words.updatedAt({ time: clockTime(board, heardAt) })}
        </>
      )}
    </p>
  )
}
