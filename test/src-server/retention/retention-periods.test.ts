import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { absoluteLife } from '../../../src-server/account/session-life.ts'
import { type RetentionPeriod, retentionPeriods } from '../../../src-server/retention/retention-periods.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { pgliteEngine } from '../../builders/order-server-builder.ts'

const kept: readonly (readonly [string, RetentionPeriod])[] = Object.entries(retentionPeriods)

/** Columns without personal data. A new column belongs here or in `retentionPeriods`. */
const nobodys: Readonly<Record<string, string>> = {
  acceptance_reminders: 'order_id brand_id location_id reminded_at',
  api_keys: 'brand_id id location_id name scopes key_hash created_at used_at revoked_at',
  attempts:
    'brand_id key n reference state processor instrument_hash likeness is_single_use amount refusal transaction_id lease_until look_again_at looks started_at turn turn_at step_until currency',
  audit: 'id brand_id location_id action at',
  brand_pictures: 'brand_id hash bytes',
  brand_versions: 'brand_id number hash files pictures published_at',
  brands: 'id name served_version rows_hash currency',
  cancellations: 'order_id brand_id at',
  charges_in_work: 'processor run name',
  credit_holds: 'brand_id key amount',
  device_pairings: 'token_hash brand_id code until device_id',
  devices: 'brand_id id location_id name token_hash paired_at seen_at revoked_at',
  deliveries: 'order_id brand_id status due_at began_at courier_state',
  dining_tables: 'brand_id location_id id number is_retired',
  erased_sessions: 'brand_id erased_at',
  gazetteers: 'brand_id version',
  gift_card_entries: 'brand_id card_id order_id amount n',
  gift_card_holds: 'brand_id key card_id amount',
  gift_cards: 'brand_id id number_hash number_sealed balance held is_active handle',
  jobs: 'id brand_id location_id kind subject run_at tries is_dead since',
  kitchen_tickets: 'order_id brand_id location_id handed_at',
  ledger_entries: 'order_id account brand_id amount',
  limit_counts: 'name points until',
  listed_charges: 'processor run transaction_id reference state authorised captured at refunded currency',
  locations: 'brand_id id slug position settings settings_version menu_version packing_version upsell_version',
  look_alikes: 'brand_id key at',
  markets: 'brand_id slug name location_slugs',
  menus: 'brand_id version menu stored_at',
  offer_events: 'id brand_id location_id command_id kind amount currency at',
  order_events: 'order_id version brand_id command_id at',
  order_lines: 'order_id position brand_id item_id group_id name unit_price quantity modifiers',
  order_messages: 'order_id n brand_id location_id message_id state at',
  order_progress: 'order_id brand_id location_id version status promised_at changed_at',
  orders:
    'id token brand_id key location_id display_number order_type menu_version subtotal discount service_fee tax credit gift_card tip due placed_at scheduled_at terms currency tax_in_food tax_in_fee nameless_at',
  password_tokens: 'brand_id until',
  patron_addresses: 'brand_id id used_at',
  patrons: 'brand_id must_set_password credit credit_held used_at',
  pins: 'id brand_id purpose language tries until',
  placements: 'brand_id key state attempt fingerprint order_id refused changed_at',
  places:
    'brand_id id kind name city state zip words folded first_number last_number from_lat from_long to_lat to_long position',
  placing_turns: 'brand_id most life',
  print_jobs: 'id printer_id brand_id location_id kind subject due_at fetched_at is_repeat tries ended_at outcome',
  printers: 'id brand_id location_id name type secret_hash created_at asked_at condition',
  promotion_codes: 'brand_id id promotion_id code is_active most most_per_patron uses held made_at ended_at',
  promotion_holds: 'brand_id key code_id',
  promotion_patrons: 'brand_id code_id most uses held',
  promotions: 'brand_id id version terms',
  reconciliations: 'processor run due_at lease_until succeeded_at found sees_missing_orders',
  refund_entries: 'order_id n account brand_id amount',
  refunds:
    'order_id n brand_id reference state is_whole lines sale service_fee tax tip credit gift_card charged processor transaction_id way refund_id claimed_at finished_at currency command_id taxes',
  removed_cards: 'brand_id removed_at',
  saved_carts: 'public_identifier brand_id location_id expires_at',
  saved_cards: 'brand_id id processor is_primary kept_at',
  server_secrets: 'name secret',
  sessions: 'brand_id created_at seen_at proved_at',
  slot_holds: 'brand_id key location_id slot_at items amount',
  slot_loads: 'brand_id location_id slot_at taken items amount',
  social_identities: 'brand_id',
  social_proofs: 'brand_id until',
  ordering_pauses: 'brand_id location_id order_type since until',
  preparation_changes: 'brand_id location_id order_type minutes since until',
  hours_changes: 'brand_id location_id date opens_at closes_at since until',
  throttles: 'brand_id location_id orders items amount since',
  left_counts: 'brand_id location_id item_id units version since until',
  left_holds: 'brand_id key location_id item_id units version',
  sold_out: 'brand_id location_id kind entry_id since until',
  staff: 'brand_id role location_ids enabled_at',
  staff_invitations: 'brand_id until',
  staff_recovery_codes: 'brand_id',
  staff_second_factors: 'brand_id confirmed_at last_step',
  staff_sessions: 'brand_id created_at seen_at',
  wallet_rewards: 'brand_id code_id added_at',
}

describe('how long what is kept of people', () => {
  const engine = pgliteEngine()
  after(() => engine.close())

  it('has a row for every column of the schema, or a word that it says nothing of anybody', async () => {
    const choice = await engine.fresh()
    const { close } = await openDatabase(choice)
    const rows = await engine.rows(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`)
    await close()
    await engine.free?.(choice)
    expect(rows).to.have.length.above(250)
    const personal = kept.flatMap(([, { holds }]) => namesOf(Object.entries(holds)))
    const plain = namesOf(Object.entries(nobodys).map(([table, columns]) => [table, columns.split(' ')]))
    const found = rows.map(({ table, column }) => `${String(table)}.${String(column)}`)
    expect([...new Set([...personal, ...plain])]).to.have.members(found)
    expect(plain.filter((name) => personal.includes(name))).to.deep.equal([])
  })

  it('is told by docs/reference/kept-data.md as the server holds to it', () => {
    const page = readFileSync('docs/reference/kept-data.md', 'utf8')
    const told = [...page.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \| (\w+) \|$/gm)].map((row) => row.slice(1))
    expect(told).to.deep.equal(
      kept.map(([name, { holds, days, since, why, end }]) => [
        name,
        namesOf(Object.entries(holds))
          .map((one) => `\`${one}\``)
          .join(', '),
        days === undefined ? `while ${since}` : `${days} ${days === 1 ? 'day' : 'days'} after ${since}`,
        ...[why, end],
      ]),
    )
  })

  it('says of sessions what ends them', () => {
    expect(retentionPeriods.sessions.days * 86_400_000).to.equal(absoluteLife)
  })
})

function namesOf(tables: readonly (readonly [string, readonly string[]])[]): readonly string[] {
  return tables.flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
}
