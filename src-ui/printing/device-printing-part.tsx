import { useId, useState } from 'react'
import { paperSizes } from '../../src-domain/printing/device-printing.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Switch } from '../design/switch.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './printing-screen.module.css'
import type { SlipsController } from './slips-controller.ts'

/** How this device prints: its paper, and whether it prints new orders by itself. */
export function DevicePrintingPart({ slips }: { readonly slips: SlipsController }) {
  const { paper: words } = useWords('staff')
  const { paper, isAutomatic } = useStateOf(slips.device, (now) => now)
  const isForgetful = useStateOf(slips.isForgetful, (now) => now)
  const [isTurned, setTurned] = useState(false)
  const title = useId()
  const name = useId()
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {words.device}
      </h2>
      <p className={styles.lead}>{words.deviceLead}</p>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.paper}</legend>
        {paperSizes.map((size) => (
          <ChoiceRow
            key={size}
            kind="radio"
            name={name}
            label={words.papers[size]}
            checked={paper === size}
            onChange={() => slips.choosePaper(size)}
          />
        ))}
      </fieldset>
      <Switch
        label={words.automatic}
        isOn={isAutomatic}
        onChange={(isOn) => {
          slips.printByItself(isOn)
          setTurned(true)
        }}
      />
      <p className={styles.lead}>{words.automaticHint}</p>
      {isForgetful ? (
        <p role="alert" className={styles.problem}>
          {words.nothingKept}
        </p>
      ) : (
        <div role="status">
          <VisuallyHidden>{isTurned ? (isAutomatic ? words.automaticOn : words.automaticOff) : ''}</VisuallyHidden>
        </div>
      )}
    </section>
  )
}
