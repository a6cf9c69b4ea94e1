import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { TextField, type TextFieldProps } from '../../design/text-field.tsx'
import type { Spoken } from '../../messages/spoken.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from './code-form.module.css'

export interface TenderCodeFormProps<Refusal>
  extends Pick<TextFieldProps, 'label' | 'hint' | 'name' | 'inputMode' | 'maxLength'> {
  readonly button: string
  /** Undefined if it was accepted. */
  readonly onSubmit: (typed: string) => Promise<Refusal | undefined>
  /** Returns the error text; undefined if a newer answer replaces it. */
  readonly wordsOf: (refusal: Refusal) => Spoken | undefined
  readonly onDone: () => void
  readonly help?: ReactNode
}

/** Form with one field. Errors are below the field and announced. Enter submits only this form. */
export function TenderCodeForm<Refusal>({
  button,
  onSubmit,
  wordsOf,
  onDone,
  help,
  ...field
}: TenderCodeFormProps<Refusal>) {
  const common = useWords('common')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<Spoken>()
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Runs after the heading took the focus. The only field has the same label, and the customer can type at once.
  useEffect(() => queueMicrotask(() => input.current?.focus({ preventScroll: true })), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    setError(undefined)
    const refusal = await onSubmit(typed)
    setAsking(false)
    if (refusal === undefined) return onDone()
    const why = wordsOf(refusal)
    if (why === undefined) return
    setError(why)
    input.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...field}
        ref={input}
        mark={common.required}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
        error={error?.text}
        errorLang={error?.lang}
      />
      <Button type="submit" wide busy={isAsking}>
        {button}
      </Button>
      {error === undefined ? null : help}
    </form>
  )
}
