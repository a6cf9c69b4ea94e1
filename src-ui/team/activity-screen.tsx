import { useEffect, useState } from 'react'
import type { AuditLine } from '../../src-domain/staff/audit-gateway.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { actionWords } from './action-words.ts'
import type { ActivityController } from './activity-controller.ts'
import styles from './team.module.css'
import { whenWords } from './when-words.ts'

export interface ActivityScreenProps {
  readonly location: StaffLocation
  readonly locations: readonly StaffLocation[]
  /** Undefined: of all locations that the member may see. */
  readonly controllerOf: (locationId: string | undefined) => ActivityController
  readonly now: () => number
  readonly isWatching: boolean
}

/** What staff did at this location, or at all of them. */
export function ActivityScreen({ location, locations, controllerOf, now, isWatching }: ActivityScreenProps) {
  const { audit: words } = useWords('staff')
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.lead}>{words.lead}</p>
        <Button kind="secondary" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {words.everything}
        </Button>
      </div>
      <Lines
        key={isWhole ? '' : location.id}
        controller={controllerOf(isWhole ? undefined : location.id)}
        location={location}
        locations={isWhole ? locations : []}
        now={now}
        isWatching={isWatching}
      />
    </div>
  )
}

interface LinesProps extends Omit<ActivityScreenProps, 'controllerOf'> {
  readonly controller: ActivityController
}

function Lines({ controller, location, locations, now, isWatching }: LinesProps) {
  const words = useBoardWords(location.timeZone)
  const common = useWords('common')
  const { audit, unreached, loading } = words.staff
  const { lines, hasMore, isUnreached, isLoading } = useStateOf(controller.state, (state) => state)
  useEffect(() => {
    if (isWatching) controller.look()
  }, [controller, isWatching])
  const whereOf = ({ locationId }: AuditLine) => locations.find(({ id }) => id === locationId)?.name
  return (
    <>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{unreached}</p>
          <Button kind="secondary" onClick={controller.look}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.notice}>
        {isLoading ? loading : ''}
      </p>
      {lines === undefined ? isUnreached ? null : <Skeleton shape="block" /> : null}
      {lines?.length === 0 ? <p className={styles.nothing}>{audit.nothing}</p> : null}
      <ol className={styles.rows}>
        {(lines ?? []).map((line) => (
          <li key={line.id} className={styles.line}>
            <p>{actionWords(audit, line)}</p>
            <p className={styles.muted}>
              {[whenWords(words, line.at, now()), whereOf(line), line.network === '' ? undefined : line.network]
                .filter((fact) => fact !== undefined)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {hasMore ? (
        <Button kind="secondary" busy={isLoading} onClick={controller.more}>
          {audit.more}
        </Button>
      ) : null}
    </>
  )
}
