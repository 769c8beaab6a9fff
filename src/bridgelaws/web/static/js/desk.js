// Who answers the page: here the server that it came from. The site without a server has another file in this place.

export * from "./desk/http.js";
