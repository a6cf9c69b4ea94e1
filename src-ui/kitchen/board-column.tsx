import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { BoardColumn as ColumnName } from '../../src-domain/kitchen/board.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './board-column.module.css'
import { focusAfter } from './focus-after.ts'

export interface BoardColumnProps {
  readonly name: ColumnName
  /** Ids of its orders, in the order of `children`. */
  readonly ids: readonly string[]
  readonly children: ReactNode
  /** True under tabs, which already name the column. */
  readonly isTitleHidden: boolean
}

/** Column of cards. If a card with the focus leaves, the next card takes the focus. */
export function BoardColumn({ name, ids, children, isTitleHidden }: BoardColumnProps) {
  const words = useWords('staff')
  const titleId = useId()
  const column = useRef<HTMLElement>(null)
  const before = useRef(ids)
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const left = focused.current
    const earlier = before.current
    before.current = ids
    // A dialog or another element may have taken the focus meanwhile.
    if (left === undefined || ids.includes(left) || document.activeElement !== document.body) return
    focused.current = undefined
    focusAfter(column.current, earlier, ids, left)
  }, [ids])
  return (
    <section
      ref={column}
      className={styles.column}
      data-column={name}
      aria-labelledby={titleId}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>('[data-order]')?.dataset['order']
      }}
    >
      <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? styles.hiddenTitle : styles.title}>
        <span>{words.column[name]}</span> <span className={styles.count}>{ids.length}</span>
      </h2>
      {ids.length === 0 ? <p className={styles.nothing}>{words.nothing[name]}</p> : null}
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
