import { type FormEvent, useId, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-search.module.css'

/** Order server's limit in characters. */
const longest = 254

/** Search field in the board's head. */
export function OrderSearch({ onFind }: { readonly onFind: (text: string) => void }) {
  const { search } = useWords('staff').records
  const id = useId()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onFind(text.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the search element
    <form role="search" className={styles.form} onSubmit={submit}>
      <label className={styles.field} htmlFor={id}>
        <Icon name="search" small />
        <VisuallyHidden>{search.label}</VisuallyHidden>
        <input
          id={id}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longest}
          placeholder={search.hint}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Button type="submit" kind="secondary" className={styles.submit}>
        {search.submit}
      </Button>
    </form>
  )
}
