import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type TableSigns, tableAddress } from '../../src-domain/fulfilment/table-signs.ts'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { TableSign } from './table-sign.tsx'
import styles from './tables.module.css'
import type { TablesController } from './tables-controller.ts'

const papers = ['a6', 'a4'] as const
type Paper = (typeof papers)[number]

export interface TablesScreenProps {
  readonly controller: TablesController
  readonly brandName: string
  readonly isWatching: boolean
}

/** Signs for the tables of a location, and the button that prints them. */
export function TablesScreen({ controller, brandName, isWatching }: TablesScreenProps) {
  const words = useWords('staff')
  const common = useWords('common')
  const { signs, isUnreached } = useStateOf(controller.state, (now) => now)
  useEffect(() => {
    if (isWatching) controller.look()
  }, [controller, isWatching])
  return (
    <div className={styles.screen}>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{words.unreached}</p>
          <Button kind="secondary" onClick={controller.look}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {signs === undefined ? (
        isUnreached ? null : (
          <>
            <p role="status">{words.loading}</p>
            <Skeleton shape="block" />
          </>
        )
      ) : (
        <Signs controller={controller} brandName={brandName} signs={signs} />
      )}
    </div>
  )
}

function Signs({
  controller: { location, origin: here, print },
  brandName,
  signs: { origin = here, slug, isOn, numbers },
}: Omit<TablesScreenProps, 'isWatching'> & { readonly signs: TableSigns }) {
  const { tableSigns: words, ...staff } = useWords('staff')
  const [paper, setPaper] = useState<Paper>('a6')
  const [only, setOnly] = useState('')
  const group = useId()
  const pick = useId()
  if (numbers.length === 0) return <p className={styles.none}>{words.none}</p>
  const chosen = numbers.filter((number) => only === '' || number === only)
  const signOf = (number: string) => (
    <TableSign
      brandName={brandName}
      location={location.name}
      number={number}
      address={tableAddress(origin, slug, number)}
    />
  )
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      {isOn ? null : (
        <p role="alert" className={styles.off}>
          {words.off}
        </p>
      )}
      <div className={styles.tools}>
        <fieldset className={styles.papers}>
          <legend className={styles.legend}>{words.paper}</legend>
          {papers.map((one) => (
            <ChoiceRow
              key={one}
              kind="radio"
              name={group}
              label={words.papers[one]}
              checked={paper === one}
              onChange={() => setPaper(one)}
            />
          ))}
        </fieldset>
        <p>
          <label htmlFor={pick} className={styles.legend}>
            {words.which}
          </label>
          <select
            id={pick}
            className={styles.select}
            value={only}
            onChange={({ currentTarget }) => setOnly(currentTarget.value)}
          >
            <option value="">{words.all({ count: numbers.length })}</option>
            {numbers.map((number) => (
              <option key={number} value={number}>
                {staff.table({ number })}
              </option>
            ))}
          </select>
        </p>
        <Button className={styles.print} onClick={print}>
          {words.print({ count: chosen.length })}
        </Button>
      </div>
      <ul className={styles.signs}>
        {chosen.map((number) => (
          <li key={number} className={styles.card}>
            {signOf(number)}
          </li>
        ))}
      </ul>
      {createPortal(
        <div className={styles.sheets} data-signs="" data-paper={paper} aria-hidden="true">
          {chosen.map((number) => (
            <div key={number} className={styles.sheet}>
              {signOf(number)}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </>
  )
}
