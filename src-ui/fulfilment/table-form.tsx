import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import { longestTableNumber } from '../../src-domain/fulfilment/table-form.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { TextField } from '../design/text-field.tsx'
import type { Spoken } from '../messages/spoken.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './table-form.module.css'
import { tableRefusalWords } from './table-words.ts'

export interface TableFormProps {
  readonly number: string
  readonly problem?: string
  readonly phone: ShownPhone
  /** True if the product or the location has no table ordering (TABLE-03). */
  readonly isOff: boolean
  readonly onChoose: (number: string) => Promise<TableRefusal | undefined>
  readonly onDone: () => void
}

/** Table number field (TABLE-02). */
export function TableForm({ number, problem, phone, isOff, onChoose, onDone }: TableFormProps) {
  const words = useWords('table')
  const common = useWords('common')
  const [typed, setTyped] = useState(number)
  const [error, setError] = useState<Spoken | undefined>(problem === undefined ? undefined : { text: problem })
  const [isRefused, setRefused] = useState(problem !== undefined)
  const [isAsking, setAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A sheet focuses this field when it opens; a page needs the call.
  useEffect(() => {
    field.current?.setAttribute('autofocus', '')
    field.current?.focus({ preventScroll: true })
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || isOff) return
    setAsking(true)
    setError(undefined)
    setRefused(false)
    const refusal = await onChoose(typed)
    setAsking(false)
    if (refusal === undefined) return onDone()
    setError(tableRefusalWords(words, refusal))
    setRefused(refusal._tag === 'NotAccepted')
    field.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {isOff ? <Alert kind="danger">{words.unavailable}</Alert> : <p className={styles.lead}>{words.lead}</p>}
      <fieldset className={styles.fields} disabled={isOff}>
        <TextField
          ref={field}
          label={words.number}
          mark={common.required}
          name="tableNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={2 * longestTableNumber}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error?.text}
          errorLang={error?.lang}
        />
        {isRefused ? <CallRestaurant phone={phone} /> : null}
        <Button type="submit" wide busy={isAsking}>
          {words.save}
        </Button>
      </fieldset>
    </form>
  )
}
