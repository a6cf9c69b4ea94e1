import { startBareBackEnd } from './start-bare-back-end.ts'

// npm run bare-back-end: for the storefront with API_URL. Prints departures from the contract.
const { origin } = await startBareBackEnd({
  port: Number(process.env['PORT'] ?? 8099),
  hear: (line) => console.log(line),
})
console.log(`A back end of the contract alone at ${origin}`)
