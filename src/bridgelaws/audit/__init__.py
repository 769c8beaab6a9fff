"""Archives of boards replayed under the laws: what is irregular in them, and what more likely explains it.

`bridgelaws.audit.run.audit` does the work; `bridgelaws audit` shows it. Nothing here is imported by the engine.
"""
