-- What wrk sends: the cards of boards, one after the other, or with "empty" the cheapest request that there is.
--
-- An event states how many precede it, so only one connection may write to a call, and it must know what it was
-- answered. wrk does not tell a script which connection it speaks for, but each thread has a script of its own:
-- with as many threads as connections, a thread is a connection.

local threads = {}

function setup(thread)
   thread:set("row", #threads + 1)
   table.insert(threads, thread)
end

local function lines(path)
   local found = {}
   for line in io.lines(path) do found[#found + 1] = line end
   return found
end

local nothing, cards, calls
at, number, refused, status_refused = 1, 0, 0, 0

-- Arguments: "empty", or a file with an event a line, and a file with a line for each thread: how many events the
-- first call has already, and the ids of its calls.
function init(args)
   wrk.headers["X-Requested-With"] = "bridgelaws"
   wrk.headers["Content-Type"] = "application/json"
   if args[1] == "empty" then
      nothing = wrk.format("GET", "/api/about")
      return
   end
   cards, calls = lines(args[1]), {}
   for word in lines(args[2])[row]:gmatch("%S+") do calls[#calls + 1] = word end
   number = tonumber(table.remove(calls, 1))
end

-- wrk asks the first thread once more than it sends: nothing may change here.
function request()
   if nothing then return nothing end
   local body = '{"after":' .. number .. ',"event":' .. cards[number + 1] .. '}'
   return wrk.format("POST", "/api/cases/" .. calls[at] .. "/events", nil, body)
end

function response(status)
   if status ~= 200 then
      refused, status_refused = refused + 1, status
   elseif not nothing then
      number = number + 1
      if number == #cards then at, number = at + 1, 0 end
      if not calls[at] then wrk.thread:stop() end
   end
end

-- One line for the whole, and one for each thread: how many calls it has ended, and how far it is in the next.
function done(summary, latency)
   local broken = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
   local p50, p99 = latency:percentile(50), latency:percentile(99)
   print(string.format("all %d %d %d %d %d", summary.requests, summary.duration, p50, p99, broken))
   for _, thread in ipairs(threads) do
      local words = { "row", "at", "number", "refused", "status_refused" }
      for i, name in ipairs(words) do words[i] = thread:get(name) end
      print("thread " .. table.concat(words, " "))
   end
end
