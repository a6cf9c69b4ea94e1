import { useEffect } from 'react'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { DayFigures } from './day-figures.tsx'
import { DayPicker } from './day-picker.tsx'
import { dayWords, leadWords } from './day-words.ts'
import styles from './report.module.css'
import type { ReportController, ReportState } from './report-controller.ts'

export interface ReportScreenProps {
  readonly controller: ReportController
  /** False without a session: fetching stops, and the last report stays. */
  readonly isWatching: boolean
}

/** Figures of one location and one day, with the buttons that save and print them. */
export function ReportScreen({ controller, isWatching }: ReportScreenProps) {
  const state = useStateOf(controller.state, (now) => now)
  const words = useBoardWords(controller.location.timeZone)
  const { staff } = words
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const { wanted, report } = state
  const date = wanted === 'today' ? report?.today : wanted
  const shown = report?.date === date ? report : undefined
  return (
    <div className={styles.screen}>
      {report === undefined || date === undefined ? null : (
        <div className={styles.tools}>
          <DayPicker
            words={staff.report}
            date={date}
            today={report.today}
            onShow={controller.show}
            onPrevious={controller.previous}
            onNext={controller.next}
          />
          {shown === undefined ? null : <SaveAndPrint controller={controller} />}
        </div>
      )}
      <Problem state={state} isShown={shown !== undefined} onRetry={controller.look} />
      {shown === undefined ? (
        <Waiting isLoading={state.problem === undefined} />
      ) : (
        <>
          <div>
            <h2 className={styles.date}>
              <span className={styles.location}>{controller.location.name}</span>{' '}
              <span className={styles.day}>{dayWords(staff.report, shown.date)}</span>
            </h2>
            <p className={styles.lead}>{leadWords(words, shown)}</p>
          </div>
          <DayFigures words={staff} report={shown} />
        </>
      )}
      <div role="status">
        <VisuallyHidden>
          {shown === undefined ? '' : staff.report.loaded({ date: dayWords(staff.report, shown.date) })}
        </VisuallyHidden>
      </div>
    </div>
  )
}

function SaveAndPrint({ controller }: Pick<ReportScreenProps, 'controller'>) {
  const { report: words } = useWords('staff')
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={controller.download}>
        {words.download}
      </Button>
      <Button kind="secondary" onClick={controller.print}>
        {words.print}
      </Button>
    </div>
  )
}

interface ProblemProps {
  readonly state: ReportState
  readonly isShown: boolean
  readonly onRetry: () => void
}

function Problem({ state: { problem }, isShown, onRetry }: ProblemProps) {
  const words = useWords('staff')
  const { retry } = useWords('common')
  if (problem === undefined) return null
  if (problem === 'not-allowed') return <Alert kind="danger">{words.report.notAllowed}</Alert>
  return (
    <div role="alert" className={styles.stale}>
      <p>{isShown ? words.report.stale : words.unreached}</p>
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

function Waiting({ isLoading }: { readonly isLoading: boolean }) {
  const words = useWords('staff')
  if (!isLoading) return null
  return (
    <>
      <p role="status">{words.report.loading}</p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  )
}
