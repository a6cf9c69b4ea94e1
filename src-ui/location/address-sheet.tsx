import { type FormEvent, useEffect, useRef, useState } from 'react'
import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { canGoOn } from '../../src-domain/location/address-verdict.ts'
import { Button } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWrongFields } from '../design/use-wrong-fields.ts'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { AddressAnswer } from './address-answer.tsx'
import { type AddressOption, addressEntryView } from './address-entry-view.ts'
import { AddressField } from './address-field.tsx'
import styles from './address-sheet.module.css'
import { TownFields } from './town-fields.tsx'

/** Order server's limit in characters. */
const mostNotes = 500

const addressParts = ['street1', 'city', 'state', 'zip'] as const
type AddressPart = (typeof addressParts)[number]

/** Delivery address, and whether a restaurant delivers there (LOC-23). */
export function AddressSheet({ slug }: { readonly slug: string | undefined }) {
  const words = useWords('delivery')
  const { reach } = useWords('shop')
  const common = useWords('common')
  const times = useWords('times')
  const { cells, actions } = useOrdering()
  const { brand } = cells.facts
  const [controller] = useState(() => actions.addressController(slug))
  const entry = useStateOf(controller.entry, (now) => now)
  const patron = useStateOf(cells.patron, (now) => now.patron)
  // Only the order's restaurant keeps this menu; an address for another one opens that menu.
  const isOfOrder = useStateOf(cells.order, ({ location }) => location !== undefined && location.slug === slug)
  const view = addressEntryView(entry, controller.recent(patron), words, isOfOrder && cells.facts.isEdit())
  const { summary, idOf, refuse } = useWrongFields<AddressPart>((name) => view.errors[name] !== undefined)
  const street = useRef<HTMLInputElement>(null)
  const [presses, setPresses] = useState(0)

  useEffect(() => controller.begin(), [controller])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per press, not when an entry changes
  useEffect(() => {
    if (presses > 0) refuse(addressParts.filter((name) => view.errors[name] !== undefined))
  }, [presses])
  const { obstacle } = entry
  useEffect(() => {
    if (obstacle === 'no house number') street.current?.setSelectionRange(0, 0)
  }, [obstacle])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void controller.submit()
    setPresses((before) => before + 1)
  }
  const take = (option: AddressOption) =>
    void (option._tag === 'Suggestion' ? controller.pick(option.suggestion) : controller.takeAgain(option.address))

  return (
    <Sheet title={words.title} closeLabel={common.close} onClose={actions.back} tall>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormSummary {...summary} title={words.fieldsWrong} labels={{ ...words, street1: words.street }} />
        <AddressField
          ref={street}
          id={idOf('street1')}
          text={entry.form.text}
          view={view}
          onType={controller.type}
          onShow={controller.showList}
          onHide={controller.hideList}
          onPick={take}
        />
        {view.isByHand ? (
          <TownFields
            form={entry.form}
            errors={view.errors}
            country={brand.country}
            idOf={idOf}
            onWrite={controller.write}
          />
        ) : null}
        <TextField
          name="street2"
          label={words.unit}
          mark={common.optional}
          autoComplete="address-line2"
          maxLength={120}
          value={entry.form.street2}
          onChange={(event) => controller.write('street2', event.currentTarget.value)}
        />
        <TextField
          name="notes"
          label={words.notes}
          mark={common.optional}
          hint={words.notesHint}
          autoComplete="off"
          maxLength={mostNotes}
          defaultValue={controller.notes()}
          onChange={(event) => controller.writeNotes(event.currentTarget.value)}
        />
        <div className={styles.answer} aria-live="polite">
          {view.isChecking ? <p className={styles.quiet}>{reach.asking}</p> : null}
          {entry.verdict === undefined ? null : (
            <AddressAnswer
              verdict={entry.verdict}
              country={brand.country}
              phone={brand}
              hasPickup={allowedDiningOptions(brand).includes('pickup')}
              onDeliverFrom={controller.deliverFrom}
              onPickUpAt={controller.pickUpAt}
              onChooseAmong={controller.chooseAmong}
              onAskAgain={() => void controller.askAgain()}
            />
          )}
        </div>
        {entry.verdict === undefined || canGoOn(entry.verdict) ? (
          <Button type="submit" wide busy={view.isChecking}>
            {view.submit}
          </Button>
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              controller.startOver()
              street.current?.focus()
            }}
          >
            {reach.another}
          </Button>
        )}
        {view.isFinding && (entry.search.isNothingFound || entry.obstacle === 'unknown') ? (
          <ul className={styles.offers} aria-label={words.instead}>
            {allowedDiningOptions(brand).includes('pickup') ? (
              <li className={styles.offer}>
                <Button wide kind="secondary" onClick={() => actions.open({ _tag: 'Cart', path: screenPaths.PICK_UP })}>
                  {times.pickupInstead}
                </Button>
              </li>
            ) : null}
            <li className={styles.offer}>
              <CallRestaurant phone={brand} />
            </li>
          </ul>
        ) : null}
        {view.isFinding ? (
          <Button
            kind="quiet"
            onClick={() => {
              controller.byHand()
              street.current?.focus()
            }}
          >
            {words.byHand}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}
