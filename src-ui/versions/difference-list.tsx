import { useState } from 'react'
import type { FileDifference } from '../../src-domain/staff/brand-version-list.ts'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './versions.module.css'

export interface DifferenceListProps {
  readonly changes: readonly FileDifference[]
  /** How many changes there are; `changes` may have only the first. */
  readonly count: number
}

/** Changes that are shown without asking for all. */
const mostAtFirst = 8
/** Characters of a value. */
const longest = 120

/** Changes by file: each with its path, and its value before and after. */
export function DifferenceList({ changes, count }: DifferenceListProps) {
  const { versions: words } = useWords('staff')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, mostAtFirst)
  const files = [...new Set(shown.map(({ file }) => file))]
  return (
    <div className={styles.difference}>
      {files.map((file) => (
        <div key={file}>
          <p className={styles.file}>{file}</p>
          <ul className={styles.changes}>
            {shown
              .filter((change) => change.file === file)
              .map((change) => (
                <li key={change.path}>
                  {change.path === '' ? null : <code className={styles.path}>{change.path}</code>}
                  <span className={styles.value}>{valueWords(words, change)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {isWhole || changes.length <= mostAtFirst ? null : (
        <Button kind="secondary" className={styles.all} onClick={() => setWhole(true)}>
          {words.showAll({ count: changes.length })}
        </Button>
      )}
      {isWhole && count > changes.length ? (
        <p className={styles.lead}>{words.more({ count: count - changes.length })}</p>
      ) : null}
    </div>
  )
}

interface ValueWords {
  readonly whole: Readonly<Record<'added' | 'removed' | 'changed', string>>
  readonly added: (facts: { readonly value: string }) => string
  readonly removed: (facts: { readonly value: string }) => string
  readonly changed: (facts: { readonly before: string; readonly after: string }) => string
}

function valueWords(words: ValueWords, { path, before, after }: FileDifference): string {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  if (path === '') return words.whole[kind]
  if (before === undefined) return words.added({ value: cut(after ?? '') })
  return after === undefined
    ? words.removed({ value: cut(before) })
    : words.changed({ before: cut(before), after: cut(after) })
}

function cut(json: string): string {
  return json.length <= longest ? json : `${json.slice(0, longest)}…`
}
