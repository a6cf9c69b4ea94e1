import { useEffect } from 'react'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { HoursSection } from './hours-section.tsx'
import { OrderingSection } from './ordering-section.tsx'
import { PreparationSection } from './preparation-section.tsx'
import { ThrottleSection } from './throttle-section.tsx'
import styles from './today.module.css'
import type { TodayController, TodayPart } from './today-controller.ts'
import { changedWords } from './today-words.ts'

export interface TodayScreenProps {
  readonly controller: TodayController
  /** False without a session: fetching stops, and the last known state stays. */
  readonly isWatching: boolean
}

const parts = [
  ['ordering', OrderingSection],
  ['preparation', PreparationSection],
  ['hours', HoursSection],
  ['throttle', ThrottleSection],
] as const satisfies readonly (readonly [TodayPart, unknown])[]

/** What one location takes now: pauses, preparation time, hours of today, and the kitchen's limit. */
export function TodayScreen({ controller, isWatching }: TodayScreenProps) {
  const words = useBoardWords(controller.location.timeZone)
  const common = useWords('common')
  const { today, isUnreached, heardAt, pending, problems, changed } = useStateOf(controller.state, (now) => now)
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const { staff } = words
  return (
    <div className={styles.screen}>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{today === undefined ? staff.unreached : staff.today.stale}</p>
          <Button kind="secondary" onClick={controller.look}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {today === undefined ? (
        isUnreached ? null : (
          <>
            <p role="status">{staff.loading}</p>
            <Skeleton shape="block" />
          </>
        )
      ) : (
        <>
          <p className={styles.lead}>{staff.today.lead}</p>
          <div role="status">
            <VisuallyHidden>{changed === undefined ? '' : changedWords(words, today, changed)}</VisuallyHidden>
          </div>
          <div className={styles.sections}>
            {parts.map(([part, Section]) => (
              <Section
                key={part}
                {...{ today, words, now: heardAt }}
                isPending={pending.includes(part)}
                problem={problems[part]}
                onChange={(change) => controller.change(part, change)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
