import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { board as arranged } from '../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { pendingOf } from '../../src-domain/kitchen/board-state.ts'
import type { Permission } from '../../src-domain/staff/permissions.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import { Skeleton } from '../design/skeleton.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { BoardColumns } from './board-columns.tsx'
import type { BoardController } from './board-controller.ts'
import { boardSaid } from './board-said.ts'
import styles from './board-screen.module.css'
import { ConnectionBar } from './connection-bar.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderSheets } from './order-sheets.tsx'
import type { OpenStep, OrderStep } from './order-step.ts'
import type { BoardWords } from './order-words.ts'
import type { RecordsController } from './records-controller.ts'
import { SearchSheet } from './search-sheet.tsx'
import { useBoardWords } from './use-board-words.ts'

export interface BoardScreenProps {
  readonly controller: BoardController
  readonly records: RecordsController
  readonly member: StaffMember
  /** False without a session: fetches and events stop, and the last known board stays. */
  readonly isWatching: boolean
  /** False behind another page. Announcements and the connection's state stay. */
  readonly isShown: boolean
  readonly followSound: (controller: BoardController) => () => void
}

/** The orders of one location. */
export function BoardScreen({ controller, records, member, isWatching, isShown, followSound }: BoardScreenProps) {
  const { board, location, command, closeProblem } = controller
  const words = useBoardWords(location.timeZone)
  const state = useStateOf(board, (now) => now)
  const now = useStateOf(controller.now, (at) => at)
  const [open, setOpen] = useState<OpenStep>()
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  useEffect(() => followSound(controller), [controller, followSound])
  const columns = useMemo(() => arranged(state.orders ?? [], now), [state.orders, now])
  const mayWrite = mayDoAt(member, 'orders:write', location.id)
  const onStep = useCallback((orderId: string, step: OrderStep) => setOpen({ orderId, step }), [])
  const cardOf = (order: BoardOrder) => ({
    order,
    words,
    now,
    mayWrite,
    pending: pendingOf(state, order.id)?.command,
    isOffline: state.offlineSince !== undefined,
    problem: state.problems[order.id],
    onCommand: command,
    onStep,
    onProblemRead: closeProblem,
  })
  const search = useStateOf(records.search, (asked) => asked)
  const opened = open === undefined ? undefined : records.orderOf(open.orderId)
  const may = (permission: Permission) => mayDoAt(member, permission, location.id)
  return (
    <>
      <Announcer controller={controller} words={words} />
      <ConnectionBar state={state} words={words} />
      <div className={styles.orders} hidden={!isShown}>
        <OrderSearch onFind={(text) => void records.find(text)} />
        {state.orders === undefined ? (
          <Loading label={words.staff.loading} />
        ) : (
          <Touchable controller={controller}>
            <BoardColumns board={columns} cardOf={cardOf} />
          </Touchable>
        )}
      </div>
      {search === undefined || open !== undefined ? null : (
        <SearchSheet
          search={search}
          words={words}
          now={now}
          onFind={(text) => void records.find(text)}
          onOpen={(orderId) => setOpen({ orderId, step: 'details' })}
          onClose={records.closeSearch}
        />
      )}
      {opened === undefined || open === undefined ? null : (
        <OrderSheets
          order={opened}
          step={open.step}
          words={words}
          now={now}
          mayWrite={mayWrite}
          mayCancel={may('orders:cancel')}
          records={records}
          mayRefund={may('orders:refund')}
          mayMessage={may('orders:message')}
          isPending={pendingOf(state, opened.id) !== undefined}
          onCommand={command}
          onStep={(step) => setOpen({ orderId: opened.id, step })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Announcer({ controller, words }: { readonly controller: BoardController; readonly words: BoardWords }) {
  const changes = useStateOf(controller.changes, (now) => now)
  // Computed once per change, so that a later tick does not announce it again.
  const said = useMemo(() => boardSaid(words, changes, controller.now.current()), [words, changes, controller])
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={styles.loading}>
      <p role="status">{label}</p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}

/** A press on the card, or a key in it, marks its order as touched, which stops the ring. */
function Touchable({ controller, children }: { readonly controller: BoardController; readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const touch = ({ target }: Event) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-order]')?.dataset['order'] : undefined
      if (id !== undefined) controller.touch(id)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') touch(event)
    }
    element.addEventListener('pointerdown', touch)
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('pointerdown', touch)
      element.removeEventListener('keydown', press)
    }
  }, [controller])
  return (
    <div ref={root} className={styles.board}>
      {children}
    </div>
  )
}
