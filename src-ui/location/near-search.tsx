import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import type { LocationSearchView } from './locations-view.ts'
import styles from './near-search.module.css'

/** The browser scrolls to this fragment after a search without a script. */
const answerId = 'nearest'

/** Nearest-restaurant search (LOC-09) as a plain form that works without a script. */
export function NearSearch({ view }: { readonly view: LocationSearchView }) {
  const words = useWords('shop').near
  const notice = searchNotice(view, words)
  return (
    <form className={styles.form} method="get" action={`#${answerId}`}>
      <input type="hidden" name="type" value={view.type} />
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            name="near"
            label={words.label}
            defaultValue={view.typed}
            maxLength={80}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" kind="secondary">
          {words.find}
        </Button>
        {view.canAsk ? (
          <Button kind="quiet" data-tap="here">
            <Icon name="pin" small />
            {words.here}
          </Button>
        ) : null}
      </div>
      {notice === undefined ? null : (
        <p id={answerId} tabIndex={-1} className={styles.said}>
          {notice}
        </p>
      )}
    </form>
  )
}

function searchNotice(
  { problem, centre, typed }: LocationSearchView,
  words: Words['shop']['near'],
): string | undefined {
  if (problem === 'UnknownAddress') return words.noPlace({ text: typed })
  if (problem === 'NoAnswer') return words.noAnswer
  return centre === undefined ? undefined : words.found({ place: centre })
}
