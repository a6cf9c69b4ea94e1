import { useId } from 'react'
import type { BrandVersion } from '../../src-domain/staff/brand-version-list.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import type { BoardWords } from '../kitchen/order-words.ts'
import { whenWords } from '../team/when-words.ts'
import styles from './versions.module.css'

export interface VersionRowProps {
  readonly version: BrandVersion
  readonly words: BoardWords
  readonly now: Instant
  readonly onOpen: (version: BrandVersion) => void
}

export function VersionRow({ version, words, now, onOpen }: VersionRowProps) {
  const { versions } = words.staff
  const nameId = useId()
  const { number, isServed } = version
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <div>
        <p className={styles.name}>
          <span id={nameId}>{versions.version({ number })}</span>
          {isServed ? <span className={styles.served}>{versions.served}</span> : null}
        </p>
        <p className={styles.lead}>{publishedWords(words, version, now)}</p>
      </div>
      <Button kind="secondary" aria-label={versions.changesOf({ number })} onClick={() => onOpen(version)}>
        {versions.changes}
      </Button>
    </li>
  )
}

/** "Published today 3:10 PM by Olga". */
export function publishedWords(
  words: BoardWords,
  { publishedAt, publishedBy, who }: BrandVersion,
  now: Instant,
): string {
  const { versions } = words.staff
  const when = whenWords(words, publishedAt, now)
  if (publishedBy === '') return versions.publishedHere({ when })
  return versions.publishedBy({ when, who: who ?? versions.left })
}
