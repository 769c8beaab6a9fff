// The claim analyst beside the desk: a message for each round, and an empty one at the end.

import { python } from "./python.js";

self.addEventListener("message", async ({ data }) => {
  try {
    const analyst = (await python()).Analyst(data);
    for (let found = analyst.next(); found; found = analyst.next()) self.postMessage(found);
  } catch (error) {
    console.error(error);
  }
  self.postMessage("");
});
