import { useRef, useState } from 'react'
import { type DiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { longestPromotionName, longestPromotionText } from '../../src-domain/offers/new-promo-code.ts'
import { longestPromoCode } from '../../src-domain/promo/promo-code.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import {
  type CodeChoices,
  type CodeField,
  type CodeFieldProblem,
  type CodeTexts,
  codeFieldProblems,
  codeFields,
  codeOfForm,
} from './code-form.ts'
import { DiscountedPicker } from './discounted-picker.tsx'
import type { OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'

export interface NewCodeSheetProps {
  readonly controller: OffersController
  readonly onCreated: (code: string) => void
  readonly onClose: () => void
}

const longestNumber = 14
const empty: CodeTexts = {
  ...{ code: '', off: '', atMost: '', minimum: '', firstDay: '', lastDay: '' },
  ...{ most: '', mostPerPatron: '', name: '', description: '' },
}

/** Asks for a new promo code. What was typed stays if the order server refuses it. */
export function NewCodeSheet({ controller, onCreated, onClose }: NewCodeSheetProps) {
  const staff = useWords('staff')
  const { offersPage } = staff
  const { code: words } = offersPage
  const menu = useStateOf(controller.state, (now) => now.menu)
  const [kind, setKind] = useState<CodeChoices['kind']>('percent')
  const [orderTypes, setTypes] = useState<readonly DiningOption[]>([])
  const [isSome, setSome] = useState(false)
  const [on, setOn] = useState<readonly string[]>([])
  const [isUnchosen, setUnchosen] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<OfferProblem>()
  const choices = {
    ...{ kind, orderTypes, on: isSome ? on : [] },
    ...{ timeZone: controller.location.timeZone, format: staff.priceFormat() },
  }
  const texts: Readonly<Record<CodeFieldProblem, string>> = {
    ...{ code: words.nameWrong, percent: words.percentWrong, amount: offersPage.amountWrong, count: words.countWrong },
    ...{ lastDay: words.lastDayWrong, lastDayPast: words.lastDayPast },
  }
  const labels: Readonly<Record<CodeField, string>> = {
    ...{ code: words.name, off: kind === 'percent' ? words.percentLabel : words.amountLabel },
    ...{ atMost: words.atMost, minimum: words.least, firstDay: words.firstDay, lastDay: words.lastDay },
    ...{ most: words.most, mostPerPatron: words.mostPerPatron, name: words.title, description: words.description },
  }
  const { form, field, isSending, summary } = useJudgedFields({
    names: codeFields,
    initial: empty,
    judge: (typed) => {
      const problems = Object.entries(codeFieldProblems(typed, choices, controller.now()))
      return Object.fromEntries(problems.map(([name, wrong]) => [name, texts[wrong]]))
    },
    send: async (typed) => {
      setProblem(undefined)
      const isMissing = isSome && on.length === 0
      setUnchosen(isMissing)
      if (isMissing) return picker.current?.focus()
      const made = codeOfForm(typed, choices)
      if (made === undefined) return
      const outcome = await controller.createCode(made)
      if (outcome === 'done') onCreated(made.code)
      else setProblem(outcome)
    },
  })
  const text = (name: CodeField, maxLength: number, hint?: string) => (
    <TextField
      {...field(name)}
      label={labels[name]}
      maxLength={maxLength}
      autoComplete="off"
      required={false}
      mark={words.optional}
      {...(hint === undefined ? {} : { hint })}
    />
  )
  const offered = diningOptions.filter((type) => controller.brand.ordering[type])
  return (
    <Sheet title={words.add} closeLabel={useWords('common').close} onClose={onClose} tall>
      <form className={styles.form} {...form}>
        <FormSummary {...summary} title={staff.fieldsWrong} labels={labels} />
        <TextField
          {...field('code')}
          label={words.name}
          hint={words.nameHint}
          maxLength={longestPromoCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.kind}</legend>
          {(['percent', 'fixed'] as const).map((one) => (
            <ChoiceRow
              key={one}
              kind="radio"
              name="kind"
              label={words[one]}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
          ))}
        </fieldset>
        <div className={styles.pair}>
          <TextField
            {...field('off')}
            label={labels.off}
            inputMode="decimal"
            maxLength={longestNumber}
            autoComplete="off"
          />
          {kind === 'percent' ? text('atMost', longestNumber, words.atMostHint) : null}
        </div>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.applies}</legend>
          <ChoiceRow
            kind="radio"
            name="applies"
            label={words.wholeOrder}
            checked={!isSome}
            onChange={() => setSome(false)}
          />
          <ChoiceRow kind="radio" name="applies" label={words.some} checked={isSome} onChange={() => setSome(true)} />
          {isSome ? (
            <DiscountedPicker
              entries={menu}
              chosen={on}
              field={picker}
              isMissing={isUnchosen && on.length === 0}
              onChoose={setOn}
            />
          ) : null}
        </fieldset>
        {text('minimum', longestNumber, words.leastHint)}
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.types}</legend>
          <p className={styles.facts}>{words.typesHint}</p>
          {offered.map((type) => (
            <ChoiceRow
              key={type}
              kind="checkbox"
              label={staff.type[type]}
              checked={orderTypes.includes(type)}
              onChange={() =>
                setTypes((now) => (now.includes(type) ? now.filter((one) => one !== type) : [...now, type]))
              }
            />
          ))}
        </fieldset>
        <div className={styles.pair}>
          <TextField {...field('firstDay')} label={words.firstDay} type="date" maxLength={10} required={false} />
          <TextField {...field('lastDay')} label={words.lastDay} type="date" maxLength={10} required={false} />
        </div>
        <div className={styles.pair}>
          {text('most', 7, words.unlimited)}
          {text('mostPerPatron', 7, words.mostPerPatronHint)}
        </div>
        {text('name', longestPromotionName, words.titleHint)}
        {text('description', longestPromotionText)}
        {/* Beside the button, because the form is longer than the sheet. */}
        {problem === undefined ? null : <Alert kind="danger">{offersPage.problem[problem]}</Alert>}
        <Button type="submit" wide className={styles.wide} busy={isSending}>
          {words.create}
        </Button>
      </form>
    </Sheet>
  )
}
