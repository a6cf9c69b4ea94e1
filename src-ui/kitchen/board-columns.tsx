import { useState } from 'react'
import type { Board, BoardColumn as ColumnName } from '../../src-domain/kitchen/board.ts'
import { boardColumns } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { Tabs } from '../design/tabs.tsx'
import { useWords } from '../messages/words-context.tsx'
import { BoardColumn } from './board-column.tsx'
import styles from './board-columns.module.css'
import { OrderCard, type OrderCardProps } from './order-card.tsx'
import { useIsWide } from './use-is-wide.ts'

export interface BoardColumnsProps {
  readonly board: Board
  readonly cardOf: (order: BoardOrder) => Omit<OrderCardProps, 'isCompact'>
}

/** Columns of orders that need no work now; they share one track. */
const quietColumns: readonly ColumnName[] = ['later', 'done']
const busyColumns = boardColumns.filter((name) => !quietColumns.includes(name))

/** Shows the columns side by side, or one at a time under tabs with counts. */
export function BoardColumns(props: BoardColumnsProps) {
  return useIsWide() ? <SideBySide {...props} /> : <Tabbed {...props} />
}

function SideBySide(props: BoardColumnsProps) {
  return (
    <div className={styles.columns}>
      {busyColumns.map((name) => (
        <Column key={name} {...props} name={name} isTitleHidden={false} />
      ))}
      <div className={styles.quiet}>
        {quietColumns.map((name) => (
          <Column key={name} {...props} name={name} isTitleHidden={false} />
        ))}
      </div>
    </div>
  )
}

function Tabbed(props: BoardColumnsProps) {
  const words = useWords('staff')
  const [current, turn] = useState<ColumnName>('new')
  const tabs = boardColumns.map((code) => ({
    code,
    label: words.columnCount({ name: words.column[code], count: props.board[code].length }),
  }))
  return (
    <div className={styles.tabbed}>
      <Tabs tabs={tabs} current={current} onTurn={turn} label={words.columns} type="Type2">
        <Column key={current} {...props} name={current} isTitleHidden />
      </Tabs>
    </div>
  )
}

type ColumnProps = BoardColumnsProps & { readonly name: ColumnName; readonly isTitleHidden: boolean }

function Column({ board, cardOf, name, isTitleHidden }: ColumnProps) {
  return (
    <BoardColumn name={name} ids={board[name].map(({ id }) => id)} isTitleHidden={isTitleHidden}>
      {board[name].map((order) => (
        <OrderCard key={order.id} {...cardOf(order)} isCompact={name === 'done' || name === 'later'} />
      ))}
    </BoardColumn>
  )
}
