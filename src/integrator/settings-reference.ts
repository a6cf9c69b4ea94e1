import { environmentCodec } from '../environment/environment.ts'
import { sandboxEnvironmentCodec } from '../sandbox/sandbox-environment.ts'
import { codecRows } from './codec-rows.ts'
import { settingGroups } from './setting-meanings.ts'

const head = `# Settings

Made by \`npm run docs:settings\` from the codec that reads the environment. Set them as environment variables. An empty
variable counts as unset, and a value that cannot be used stops the start with a line that names its setting.
`

const sandboxMeanings: Readonly<Record<string, string>> = {
  PORT: 'The port that it listens on.',
  HOST: 'The address that it listens on.',
  LEDGER_FILE: 'The file in which it keeps its charges.',
  SANDBOX_DELAY: 'How long each call takes, in milliseconds.',
  SANDBOX_LOSES_EVERY: 'After how many calls one gets no answer; 0 for never.',
}

const tests = `## Tests

| setting | meaning |
| --- | --- |
| \`TEST_DATABASE_URL\` | The PostgreSQL database for the tests. Unset: they skip PostgreSQL and say so. |
| \`CHROMIUM_PATH\` | The browser for the journeys. Unset: an installed Chromium, or one that is fetched. |
| \`FC_RUNS\` | How often each property is tried. |
| \`FC_SEED\` | The seed of the properties, to repeat a run. |
`

/** docs/reference/settings.md. */
export function settingsReference(): string {
  const rows = codecRows([environmentCodec])
  const groups = Object.entries(settingGroups).map(([title, settings]) =>
    tableOf(
      title,
      Object.entries(settings).map(([name, [does, unset]]) => {
        const row = rows.find(({ path }) => path === name)
        return [`\`${name}\``, does, row?.value ?? '', unset ?? asCode(row?.leftOut ?? '')]
      }),
    ),
  )
  const sandbox = tableOf(
    'The sandbox as a process of its own',
    codecRows([sandboxEnvironmentCodec]).map(({ path, value, leftOut }) => [
      `\`${path}\``,
      sandboxMeanings[path] ?? '',
      value,
      asCode(leftOut),
    ]),
  )
  return [head, ...groups, sandbox, tests].join('\n')
}

function tableOf(title: string, rows: readonly (readonly string[])[]): string {
  const lines = [['setting', 'meaning', 'value', 'unset'], ['---', '---', '---', '---'], ...rows].map(lineOf)
  return [`## ${title}\n`, ...lines, ''].join('\n')
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Drops the quotes of JSON. */
function asCode(leftOut: string): string {
  if (leftOut === 'needed') return 'needed'
  return leftOut === '' ? '' : `\`${leftOut.replaceAll('"', '')}\``
}
