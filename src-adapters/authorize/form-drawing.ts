import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import { type FormField, fieldNames, months, type Problems } from './card-fields.ts'

export interface FormDrawing {
  readonly root: HTMLElement
  readonly controls: Readonly<Record<FormField, HTMLInputElement | HTMLSelectElement>>
  readonly say: (problems: Problems) => void
}

interface FieldDrawing {
  readonly box: HTMLElement
  readonly control: HTMLInputElement | HTMLSelectElement
  readonly note: HTMLElement
}

const autocomplete: Readonly<Record<FormField, string>> = {
  number: 'cc-number',
  expMonth: 'cc-exp-month',
  expYear: 'cc-exp-year',
  cvc: 'cc-csc',
  postalCode: 'billing postal-code',
  street: 'billing address-line1',
}

export interface DrawingNeeds {
  readonly page: Document
  readonly idStem: string
  readonly words: CardFormWords
  readonly years: readonly string[]
}

/** Controls have no `name`, so no form can submit them. */
export function drawForm({ page, idStem, words, years }: DrawingNeeds): FormDrawing {
  const root = page.createElement('div')
  root.dataset['cardForm'] = 'authorize'
  const field = (name: FormField): FieldDrawing => {
    const [box, label, note] = [page.createElement('div'), page.createElement('label'), page.createElement('p')]
    const control = controlOf(page, name, years)
    box.dataset['field'] = name
    control.id = `${idStem}-${name}`
    control.required = true
    control.setAttribute('autocomplete', autocomplete[name])
    label.htmlFor = control.id
    label.textContent = words.fields[name]
    note.id = `${control.id}-error`
    note.hidden = true
    box.append(label, control, note)
    root.append(box)
    return { box, control, note }
  }
  const [number, expMonth, expYear] = [field('number'), field('expMonth'), field('expYear')]
  const [cvc, postalCode, street] = [field('cvc'), field('postalCode'), field('street')]
  const fields: Readonly<Record<FormField, FieldDrawing>> = { number, expMonth, expYear, cvc, postalCode, street }
  return {
    root,
    controls: {
      number: number.control,
      expMonth: expMonth.control,
      expYear: expYear.control,
      cvc: cvc.control,
      postalCode: postalCode.control,
      street: street.control,
    },
    say: (problems) => {
      for (const name of fieldNames) {
        const { control, note } = fields[name]
        const problem = problems[name]
        note.hidden = problem === undefined
        note.textContent = problem === undefined ? '' : words.problem(name, problem)
        control.setAttribute('aria-invalid', String(problem !== undefined))
        if (problem === undefined) control.removeAttribute('aria-describedby')
        else control.setAttribute('aria-describedby', note.id)
      }
    },
  }
}

function controlOf(page: Document, name: FormField, years: readonly string[]): FieldDrawing['control'] {
  if (name === 'expMonth' || name === 'expYear') {
    const select = page.createElement('select')
    for (const text of ['', ...(name === 'expMonth' ? months : years)]) {
      const option = page.createElement('option')
      option.value = text
      option.textContent = text
      select.append(option)
    }
    return select
  }
  const input = page.createElement('input')
  input.type = 'text'
  input.spellcheck = false
  if (name !== 'street') input.inputMode = 'numeric'
  return input
}
