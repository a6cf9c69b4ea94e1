import { useEffect, useId, useState } from 'react'
import type { BrandVersion } from '../../src-domain/staff/brand-version-list.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { ListFrame } from '../devices/list-frame.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { FilesPart } from './files-part.tsx'
import { publishedWords, VersionRow } from './version-row.tsx'
import { VersionSheet } from './version-sheet.tsx'
import styles from './versions.module.css'
import type { VersionsController } from './versions-controller.ts'

export interface VersionsScreenProps {
  readonly controller: VersionsController
  /** Times are shown in its zone. */
  readonly location: StaffLocation
  readonly now: () => number
  /** False without a session. */
  readonly isWatching: boolean
}

/** What customers see of the brand: the served version, the versions before it, and the files that could be next. */
export function VersionsScreen({ controller, location, now, isWatching }: VersionsScreenProps) {
  const words = useBoardWords(location.timeZone)
  const { versions } = words.staff
  const { list, isLooking, isUnreached, isWithout, done } = useStateOf(controller.state, (state) => state)
  const [opened, open] = useState<BrandVersion>()
  const titleId = useId()
  useEffect(() => {
    if (isWatching) controller.look()
  }, [controller, isWatching])
  const served = list?.versions.find(({ isServed }) => isServed)
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{versions.lead}</p>
      {isWithout ? (
        <p>{versions.without}</p>
      ) : (
        <ListFrame
          isLoaded={list !== undefined}
          isUnreached={isUnreached}
          done={done === undefined ? '' : versions.done[done.what]({ number: done.number })}
          onRetry={controller.look}
        >
          {list === undefined ? null : (
            <>
              <FilesPart list={list} isLooking={isLooking} controller={controller} />
              <section className={styles.part} aria-labelledby={titleId}>
                <h2 id={titleId} className={styles.title}>
                  {versions.title}
                </h2>
                <ul className={styles.rows}>
                  {list.versions.map((version) => (
                    <VersionRow key={version.number} version={version} words={words} now={now()} onOpen={open} />
                  ))}
                </ul>
              </section>
            </>
          )}
        </ListFrame>
      )}
      {opened === undefined || served === undefined ? null : (
        <VersionSheet
          key={opened.number}
          version={opened}
          served={served.number}
          published={publishedWords(words, opened, now())}
          controller={controller}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  )
}
