import { useId, useRef, useState } from 'react'
import { type KeyScope, keyScopes, longestKeyName } from '../../src-domain/staff/api-key.ts'
import type { NewApiKey } from '../../src-domain/staff/api-key-entry.ts'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './devices-screen.module.css'
import type { ListProblem } from './remote-list.ts'

export interface NewKeyFormProps {
  /** Name of the location. */
  readonly location: string
  readonly isPending: boolean
  readonly problem: ListProblem | undefined
  readonly onMake: (key: NewApiKey) => void
}

/** What most tills need. */
const usualScopes: readonly KeyScope[] = ['orders:read', 'orders:write']

/** Makes an API key. What was typed stays until the order server has taken it. */
export function NewKeyForm({ location, isPending, problem, onMake }: NewKeyFormProps) {
  const { devices, apiKeys } = useWords('staff')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(usualScopes)
  const [isBrandWide, setBrandWide] = useState(false)
  const [isSent, setSent] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const firstScope = useRef<HTMLInputElement>(null)
  const title = useId()
  const wrong = useId()
  const where = useId()
  const isNameMissing = name.trim() === ''
  const isScopeMissing = isSent && scopes.length === 0
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (isNameMissing) nameField.current?.focus()
        else if (scopes.length === 0) firstScope.current?.focus()
        else if (!isPending) onMake({ name: name.trim(), scopes, isBrandWide })
      }}
    >
      <h3 id={title} className={styles.subtitle}>
        {apiKeys.makeTitle}
      </h3>
      <TextField
        ref={nameField}
        label={devices.name}
        hint={apiKeys.nameHint}
        value={name}
        maxLength={longestKeyName}
        autoComplete="off"
        error={isSent && isNameMissing ? devices.nameMissing : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <fieldset className={styles.choices} aria-describedby={isScopeMissing ? wrong : undefined}>
        <legend className={styles.legend}>{apiKeys.scopes}</legend>
        {keyScopes.map((scope, index) => (
          <ChoiceRow
            key={scope}
            {...(index === 0 ? { ref: firstScope } : {})}
            kind="checkbox"
            label={apiKeys.scope[scope]}
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
        {isScopeMissing ? (
          <p id={wrong} role="alert" className={styles.problem}>
            {apiKeys.scopeMissing}
          </p>
        ) : null}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{apiKeys.where}</legend>
        {[false, true].map((isWide) => (
          <ChoiceRow
            key={String(isWide)}
            kind="radio"
            name={where}
            label={isWide ? apiKeys.everywhere : location}
            checked={isBrandWide === isWide}
            onChange={() => setBrandWide(isWide)}
          />
        ))}
      </fieldset>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {devices.problem[problem]}
        </p>
      )}
      <Button type="submit" busy={isPending}>
        {apiKeys.make}
      </Button>
    </form>
  )
}
