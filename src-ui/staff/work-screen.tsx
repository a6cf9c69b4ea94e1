import { useEffect, useRef, useState } from 'react'
import type { StaffLocation, StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Sheet } from '../design/sheet.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { BoardScreen } from '../kitchen/board-screen.tsx'
import { LiveMark } from '../kitchen/live-mark.tsx'
import { PrintContext } from '../kitchen/print-context.ts'
import { SoundBar } from '../kitchen/sound-bar.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PrinterBar } from '../printing/printer-bar.tsx'
import { SlipPage } from '../printing/slip-page.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { LocationSwitch } from './location-switch.tsx'
import { SignInFields } from './sign-in-fields.tsx'
import signIn from './sign-in-screen.module.css'
import type { StaffController } from './staff-controller.ts'
import { StaffHeader } from './staff-header.tsx'
import { type WorkPage, workPages } from './work-pages.tsx'
import styles from './work-screen.module.css'

export interface WorkScreenProps {
  readonly controller: StaffController
  readonly session: StaffSession
  /** True if the order server ended the session. The board stays visible behind the sign-in. */
  readonly isEnded: boolean
}

type PageId = 'orders' | WorkPage['id']

/** Screen of a signed-in member: the board and the other pages of one location at a time. */
export function WorkScreen({ controller, session, isEnded }: WorkScreenProps) {
  const words = useWords('staff')
  const { locations } = session
  const chosen = useStateOf(controller.chosen, (now) => now)
  const [turned, turnTo] = useState<PageId>('orders')
  const location = locations.find(({ id }) => id === chosen) ?? locations[0]
  const pages = workPages.filter(
    ({ permission }) => location !== undefined && mayDoAt(session.member, permission, location.id),
  )
  const shown = pages.find(({ id }) => id === turned)
  const page = shown?.id ?? 'orders'
  return (
    <div className={styles.work}>
      <StaffHeader
        facts={controller.facts}
        pages={
          pages.length === 0 ? null : (
            <Pages pages={['orders', ...pages.map(({ id }) => id)]} current={page} onTurn={turnTo} />
          )
        }
      >
        <LocationSwitch locations={locations} current={location} onChoose={controller.choose} />
        {location === undefined ? null : <LiveMark controller={controller.boardOf(location)} />}
        <SignOut controller={controller} isPaired={controller.isPaired(session)} />
      </StaffHeader>
      {isEnded ? <SignInAgain controller={controller} /> : null}
      <SoundBar sound={controller.sound} onStart={controller.startShift} />
      {location === undefined || !mayDoAt(session.member, 'orders:read', location.id) ? null : (
        <PrinterBar key={location.id} controller={controller.printersOf(location)} isWatching={!isEnded} />
      )}
      <SlipPage controller={controller.slips} />
      <main id="content" className={styles.main}>
        <h1>
          <VisuallyHidden>{words[page]}</VisuallyHidden>
        </h1>
        {/* The board stays mounted behind the other pages, so that new orders ring and are announced. */}
        <LocationBoard
          controller={controller}
          session={session}
          location={location}
          isEnded={isEnded}
          isShown={page === 'orders'}
        />
        {location === undefined
          ? null
          : shown?.draw({ controller, location, locations, member: session.member, isWatching: !isEnded })}
      </main>
    </div>
  )
}

interface PagesProps {
  readonly pages: readonly PageId[]
  readonly current: PageId
  readonly onTurn: (page: PageId) => void
}

function Pages({ pages, current, onTurn }: PagesProps) {
  const words = useWords('staff')
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const [row, button] = [nav.current, nav.current?.querySelector<HTMLElement>(`[data-page=${current}]`)]
    if (row === null || button === null || button === undefined) return
    row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} aria-label={words.pages} className={styles.pages}>
      {pages.map((page) => (
        <button
          key={page}
          type="button"
          className={styles.turn}
          data-page={page}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onTurn(page)}
        >
          {words[page]}
        </button>
      ))}
    </nav>
  )
}

function LocationBoard({
  controller,
  session,
  location,
  isEnded,
  isShown,
}: WorkScreenProps & { readonly location: StaffLocation | undefined; readonly isShown: boolean }) {
  const { noLocation } = useWords('staff')
  if (location === undefined) return <p className={styles.empty}>{noLocation}</p>
  return (
    <PrintContext value={controller.slips.printCopy}>
      <BoardScreen
        key={location.id}
        controller={controller.boardOf(location)}
        records={controller.recordsOf(location)}
        member={session.member}
        isWatching={!isEnded}
        isShown={isShown}
        followSound={controller.followBoard}
      />
    </PrintContext>
  )
}

/** Opens the sign-in by itself. A member who closes it still sees the board, and a bar that opens the sign-in again. */
function SignInAgain({ controller }: Pick<WorkScreenProps, 'controller'>) {
  const words = useWords('staff')
  const { close } = useWords('common')
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <div role="alert" className={styles.ended}>
        <p>{words.sessionEnded}</p>
        <Button onClick={() => setOpen(true)}>{words.signInAgain}</Button>
      </div>
      {isOpen ? (
        <Sheet title={words.signInAgain} closeLabel={close} onClose={() => setOpen(false)}>
          <div className={signIn.again}>
            <p>{words.sessionEnded}</p>
            <SignInFields onSignIn={controller.signIn} />
          </div>
        </Sheet>
      ) : null}
    </>
  )
}

function SignOut({ controller, isPaired }: Pick<WorkScreenProps, 'controller'> & { readonly isPaired: boolean }) {
  const words = useWords('staff')
  const [question, ask] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const signOut = async () => {
    ask(undefined)
    setFailed(!(await controller.signOut()))
  }
  const press = () => {
    const count = controller.pendingCount()
    if (count > 0) ask(words.signOutPending({ count }))
    else if (isPaired) ask(words.pairing.leave)
    else void signOut()
  }
  const isOnline = useStateOf(controller.online, (now) => now)
  return (
    <>
      <button type="button" className={styles.signOut} onClick={press}>
        {words.signOut}
      </button>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {isOnline ? words.signOutFailed : words.unreached}
        </p>
      ) : null}
      {question === undefined ? null : (
        <ConfirmDialog
          question={question}
          yes={words.signOutDrop}
          no={words.staySignedIn}
          onYes={() => void signOut()}
          onNo={() => ask(undefined)}
        />
      )}
    </>
  )
}
