import { useId, useRef, useState } from 'react'
import { longestPrinterName, type NewPrinter, type PrinterMake } from '../../src-domain/printing/printer-gateway.ts'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { PrinterProblem } from './printers-controller.ts'
import styles from './printing-screen.module.css'

export interface NewPrinterFormProps {
  readonly makes: readonly PrinterMake[]
  readonly isPending: boolean
  readonly problem: PrinterProblem | undefined
  readonly onAdd: (printer: NewPrinter) => void
}

/** Adds a printer. What was typed stays until the order server has taken it. */
export function NewPrinterForm({ makes, isPending, problem, onAdd }: NewPrinterFormProps) {
  const { paper } = useWords('staff')
  const [name, setName] = useState('')
  const [type, setType] = useState(makes[0]?.id ?? '')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const title = useId()
  const group = useId()
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = name.trim()
        setMissing(typed === '')
        if (typed === '') field.current?.focus()
        else if (!isPending) onAdd({ name: typed, type })
      }}
    >
      <h3 id={title} className={styles.title}>
        {paper.add}
      </h3>
      <TextField
        ref={field}
        label={paper.name}
        hint={paper.nameHint}
        value={name}
        maxLength={longestPrinterName}
        autoComplete="off"
        error={isMissing ? paper.nameMissing : undefined}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setMissing(false)
        }}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{paper.make}</legend>
        {makes.map((make) => (
          <ChoiceRow
            key={make.id}
            kind="radio"
            name={group}
            label={make.name}
            checked={type === make.id}
            onChange={() => setType(make.id)}
          />
        ))}
      </fieldset>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {paper.problem[problem]}
        </p>
      )}
      <Button type="submit" busy={isPending}>
        {paper.addNow}
      </Button>
    </form>
  )
}
